/** Longer texts are likely data rather than a message, and slow to scrub. */
const maxLength = 1000;

const email = /[\p{L}\p{N}.!$'*+^_`{|}~-]{1,64}(?:@|%40)[\p{L}\p{N}.-]{1,253}\.\p{L}{2,63}/giu;

/** Stripe secrets: payments, setups, sessions, confirmation tokens, secret keys. */
const paymentSecret = /\b(?:pi|seti|cs|src|ctoken|sk|rk|ek)_\w{8,}/g;

const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi;

const webToken = /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g;

/** `"clientSecret": "…"` and `client_secret=…`, in any quotes. */
const named = /\b(\w{0,32}(?:secret|token|password|passwort)["']?\s{0,3}[=:]\s{0,3}["']?)[^\s"'&,;}]+/gi;

const query = /[?#][^\s"'<>()?#]*=[^\s"'<>()]*/g;

export function scrubText(text: string): string {
  // Without the last word, which could be half an e-mail address or secret.
  const short = text.length > maxLength ? `${text.slice(0, maxLength).replace(/\S*$/, '')}…` : text;
  return short
    .replace(query, '?…')
    .replace(email, '[e-mail]')
    .replace(paymentSecret, '[secret]')
    .replace(webToken, '[secret]')
    .replace(bearer, '$1 [secret]')
    .replace(named, '$1[secret]');
}

export function scrubFileName(fileName: string): string {
  return scrubText(fileName.replace(/[?#].*$/s, ''));
}
