/** Longer texts hold data rather than a message, and cost time. */
const longest = 1000;

const email = /[\p{L}\p{N}.!$'*+^_`{|}~-]{1,64}(?:@|%40)[\p{L}\p{N}.-]{1,253}\.\p{L}{2,63}/giu;

/** Stripe's secrets of payments, set-ups and sessions, its confirmation tokens and secret keys. */
const paymentSecret = /\b(?:pi|seti|cs|src|ctoken|sk|rk|ek)_\w{8,}/g;

const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi;

const webToken = /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g;

/** `"clientSecret": "…"` and `client_secret=…`, however they are quoted. */
const named = /\b(\w{0,32}(?:secret|token|password|passwort)["']?\s{0,3}[=:]\s{0,3}["']?)[^\s"'&,;}]+/gi;

const query = /[?#][^\s"'<>()?#]*=[^\s"'<>()]*/g;

/** A text without what could name a shopper or pay in their place: e-mail addresses, secrets and query strings. */
export function scrubText(text: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return short
    .replace(query, '?…')
    .replace(email, '[e-mail]')
    .replace(paymentSecret, '[secret]')
    .replace(webToken, '[secret]')
    .replace(bearer, '$1 [secret]')
    .replace(named, '$1[secret]');
}

/** Where a script stands, without its query and hash. */
export function scrubFileName(fileName: string): string {
  return scrubText(fileName.replace(/[?#].*$/s, ''));
}
