import { expect, it } from 'vitest';
import { kim } from './testing/start-express.ts';
import { readAnswer } from '../../api/http-client.ts';
import { validatePersonalInformation } from '../../api/operations/payment-methods.ts';

it.each([
  ['in the other spelling', { ...kim, customerType: 'private' }],
  ['without optional fields', { email: kim.email }],
])('accepts validated personal information %s', async (_, answer) => {
  await expect(readAnswer(validatePersonalInformation, Response.json(answer))).resolves.not.toThrow();
});
