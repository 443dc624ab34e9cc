import { html, nothing, type TemplateResult } from 'lit-html';
import { shopUrl } from '../shop/shops.ts';
import { bodyOf, exampleOf, type Call, type Contract } from './openapi-types.ts';

/** The answers that the page has received, by operation. */
export type Answers = Map<string, string>;

/** The form that sends a call to the demo's shop. `draw` renders the page again with the answer. */
export function callForm(contract: Contract, call: Call, answers: Answers, draw: () => void): TemplateResult {
  const { operation } = call;
  const fields = operation.parameters.flatMap(({ name, in: location }) =>
    name && location ? [{ name, location }] : [],
  );
  const body = bodyOf(operation.requestBody);
  const answer = answers.get(operation.operationId);

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const values = new FormData(event.currentTarget as HTMLFormElement);
    answers.set(operation.operationId, await answerTo(call, values));
    draw();
  }

  return html`<form @submit=${send}>
    ${fields.map(
      ({ name }) =>
        html`<p>
          <label>${name}<input name=${name} required autocomplete="off" /></label>
        </p>`,
    )}
    ${
      body
        ? html`<p>
            <label
              >Body<textarea name="body" rows="6" spellcheck="false">
${JSON.stringify(exampleOf(contract, body), null, 2)}</textarea>
            </label>
          </p>`
        : nothing
    }
    <p><button class="btn btn-primary" aria-label="Send ${operation.operationId}">Send</button></p>
    <output>${answer === undefined ? nothing : html`<pre tabindex="0">${answer}</pre>`}</output>
  </form>`;
}

async function answerTo({ method, path, operation }: Call, values: FormData): Promise<string> {
  const text = (name: string) => values.get(name) as string;
  const url = new URL(
    shopUrl(path.replace('/', '').replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(name)))),
  );
  for (const { name, in: location } of operation.parameters) {
    if (name && location === 'query') url.searchParams.set(name, text(name));
  }
  try {
    const response = await fetch(url, {
      method,
      headers: { 'X-Requested-With': 'cart-fragment', 'Content-Type': 'application/json' },
      ...(values.has('body') && { body: text('body') }),
    });
    const answer = await response.text();
    return `${response.status}\n${formatted(answer)}`;
  } catch (error) {
    return String(error);
  }
}

function formatted(answer: string): string {
  try {
    return JSON.stringify(JSON.parse(answer), null, 2);
  } catch {
    return answer;
  }
}
