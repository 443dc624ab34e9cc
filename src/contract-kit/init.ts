import type { Text } from './check.ts';
import type { Language } from './report/texts.ts';

/** A question, and the part of the description that its answer gives. An empty answer gives none. */
interface Question {
  readonly text: Text;
  readonly read: (answer: string) => object;
}

const post = (path: string) => {
  const [address = '', ...body] = path.split(' ');
  return { path: address, ...(body.length > 0 && { body: JSON.parse(body.join(' ')) as unknown }) };
};

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
    read: (answer) => (answer ? { more: post(answer) } : {}),
  },
  {
    text: {
      en: 'How many of an item can be bought at most? [25]',
      de: 'Wie viele eines Artikels kann man höchstens kaufen? [25]',
    },
    read: (answer) => (answer ? { largestQuantity: Number(answer) } : {}),
  },
];

/** Asks what the kit must know about the shop. */
export async function askForDescription(
  ask: (question: string) => Promise<string>,
  language: Language,
): Promise<object> {
  let description: Record<string, unknown> = {};
  for (const { text, read } of questions) {
    description = { ...description, ...(await answered(text[language], read, ask)) };
  }
  const { more, fill = [], ...rest } = description as { more?: object; fill?: readonly object[] };
  const all = more ? [...fill, more] : fill;
  return { ...rest, ...(all.length > 0 && { fill: all }) };
}

/** Asks again if the answer has unreadable JSON. */
async function answered(
  question: string,
  read: Question['read'],
  ask: (question: string) => Promise<string>,
): Promise<object> {
  for (;;) {
    try {
      return read((await ask(`${question} `)).trim());
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
}
