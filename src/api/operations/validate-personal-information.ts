import { defineOperation } from '../operation.ts';
import { personalInformationSchema } from '../schemas/personal-information.ts';

export const validatePersonalInformation = defineOperation({
  name: 'validatePersonalInformation',
  method: 'POST',
  path: 'api/cart/validate-personal-information',
  summary: 'Check the data of an express payment',
  body: personalInformationSchema,
  answer: personalInformationSchema,
});
