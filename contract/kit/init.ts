import type { Text } from './check.ts';
import type { Language } from './report/texts.ts';
import type { ShopRequest } from './shop-description.ts';

/** A question, and the part of the description that its answer gives. An empty answer gives none, except for the page of the session, which is `/` then. */
interface Question {
  readonly text: Text;
  readonly read: (answer: string, before: Draft) => Draft;
}

type Draft = Readonly<Record<string, unknown>>;

/** Reads a path and, after a space, the body in JSON. */
function post(answer: string): ShopRequest {
  const [path = '', ...body] = answer.split(' ');
  return { path, ...(body.length > 0 && { body: JSON.parse(body.join(' ')) as unknown }) };
}

/** Reads two answers, separated by a space. */
const both = (answer: string) => answer.split(/\s+/) as [string, string?];
const isYes = (answer: string) => /^[yj]/i.test(answer);

const yesOrNo = (key: string, text: Text): Question => ({
  text: { en: `${text.en} y, or empty for no.`, de: `${text.de} j, sonst leer.` },
  read: (answer) => (isYes(answer) ? { [key]: {} } : {}),
});

const questions: readonly Question[] = [
  {
    text: {
      en: 'Which page opens a session, relative to the base URL? [/]',
      de: 'Welche Seite eröffnet eine Sitzung, relativ zur Basis-URL? [/]',
    },
    read: (path) => ({ session: { open: { path: path || '/' } } }),
  },
  {
    text: {
      en: 'Which POST adds an item to the cart? Path and JSON, such as: basket/add {"id":1}. Empty if a new cart has items.',
      de: 'Welcher POST legt einen Artikel in den Warenkorb? Pfad und JSON, etwa: basket/add {"id":1}. Leer, wenn ein neuer Warenkorb Artikel hat.',
    },
    read: (answer) => (answer ? { fill: [post(answer)] } : {}),
  },
  {
    text: {
      en: 'Which POST adds another item? Empty for none.',
      de: 'Welcher POST legt einen anderen Artikel hinein? Leer für keinen.',
    },
    read: (answer, { fill = [] }) => (answer ? { fill: [...(fill as readonly ShopRequest[]), post(answer)] } : {}),
  },
  {
    text: {
      en: 'How many of an item can be bought at most? [25]',
      de: 'Wie viele eines Artikels kann man höchstens kaufen? [25]',
    },
    read: (answer) => (answer ? { largestQuantity: JSON.parse(answer) as unknown } : {}),
  },
  yesOrNo('deliveryTerms', { en: 'Do you have delivery terms?', de: 'Habt ihr Lieferzeiten?' }),
  yesOrNo('events', { en: 'Do you count events?', de: 'Zählt ihr Ereignisse?' }),
  yesOrNo('shipping', { en: 'Can shoppers choose the shipping method?', de: 'Kann man die Versandart wählen?' }),
  yesOrNo('packaging', {
    en: 'Has one of these items several packagings?',
    de: 'Hat einer dieser Artikel mehrere Verpackungen?',
  }),
  yesOrNo('canAddItems', { en: 'Do you answer add-item?', de: 'Beantwortet ihr add-item?' }),
  {
    text: {
      en: 'A discount code that works, and one that does not, such as: SUMMER WINTER',
      de: 'Ein Rabattcode, der funktioniert, und einer, der es nicht tut, etwa: SOMMER WINTER',
    },
    read(answer) {
      const [works, refused = 'NO-SUCH-CODE'] = both(answer);
      return answer ? { codes: { works, refused } } : {};
    },
  },
  {
    text: { en: 'A valid loyalty number:', de: 'Eine gültige Kundennummer:' },
    read: (number) => (number ? { loyalty: { number } } : {}),
  },
  {
    text: { en: 'Which POST applies a value voucher?', de: 'Welcher POST löst einen Wertgutschein ein?' },
    read: (answer) => (answer ? { vouchers: { apply: [post(answer)] } } : {}),
  },
  {
    text: {
      en: 'The id of this voucher in the cart (if you have given one):',
      de: 'Die Id dieses Gutscheins im Warenkorb (falls ihr einen genannt habt):',
    },
    read: (id, { vouchers }) => (vouchers ? { vouchers: { ...vouchers, id } } : {}),
  },
  {
    text: { en: 'Which POST puts a ticket into the cart?', de: 'Welcher POST legt ein Ticket in den Warenkorb?' },
    read: (answer) => (answer ? { appointments: { fill: [post(answer)] } } : {}),
  },
  {
    text: { en: 'Which POST logs a test customer in?', de: 'Welcher POST meldet einen Testkunden an?' },
    read: (answer) => (answer ? { login: [post(answer)] } : {}),
  },
  {
    text: {
      en: 'The ids of two products for the wishlist of this customer, such as: p-1 p-2',
      de: 'Die Ids zweier Produkte für die Wunschliste dieses Kunden, etwa: p-1 p-2',
    },
    read: (answer, { login }) => (answer && login ? { wishlist: { login, products: both(answer) } } : {}),
  },
  yesOrNo('conditional', {
    en: 'Do carts have an ETag, and changes an If-Match?',
    de: 'Haben Warenkörbe ein ETag und Änderungen ein If-Match?',
  }),
  {
    text: {
      en: 'The origin of pages on another host, such as https://www.shop.example',
      de: 'Die Origin von Seiten auf einem anderen Host, etwa https://www.shop.example',
    },
    read: (otherOrigin) => (otherOrigin ? { otherOrigin } : {}),
  },
];

/** Asks what the kit must know about the shop. */
export async function askForDescription(
  ask: (question: string) => Promise<string>,
  language: Language,
): Promise<Draft> {
  let description: Draft = {};
  for (const question of questions) {
    description = { ...description, ...(await answered(question, language, description, ask)) };
  }
  return description;
}

/** Asks again if the answer has unreadable JSON. */
async function answered(
  { text, read }: Question,
  language: Language,
  before: Draft,
  ask: (question: string) => Promise<string>,
): Promise<Draft> {
  for (;;) {
    try {
      return read((await ask(`${text[language]} `)).trim(), before);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
}
