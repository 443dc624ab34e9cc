import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Secrets {
  readonly password: string;
  readonly cookie: string;
}

const folder = fileURLToPath(new URL('../.vendure/', import.meta.url));
const file = `${folder}secrets.json`;

/** Whether the administrator's password is new, and so has to be printed. */
export const isFirstStart = !process.env['SUPERADMIN_PASSWORD'] && !existsSync(file);

/** Made at the first start and kept for the next one, unless the environment names them. */
function readSecrets(): Secrets {
  if (!existsSync(file)) {
    const made: Secrets = { password: randomBytes(18).toString('base64url'), cookie: randomBytes(32).toString('hex') };
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
}

const secrets = readSecrets();

/** The only administrator. */
export const superadmin = {
  identifier: 'superadmin',
  password: process.env['SUPERADMIN_PASSWORD'] ?? secrets.password,
};
export const cookieSecret = process.env['COOKIE_SECRET'] ?? secrets.cookie;
