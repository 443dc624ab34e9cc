/** The page made of the contract: every call and schema, and a form to try each call. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { callForm, type Answers } from './call-form.ts';
import { bodyOf, callsOf, fetchContract, type Call, type Contract } from './openapi-types.ts';
import { schemaView, typeOf } from './schema-view.ts';

export async function showApiPage(): Promise<void> {
  const page = document.getElementById('api')!;
  const contract = await fetchContract();
  const answers: Answers = new Map();
  function draw(this: void): void {
    render(
      apiPage(contract, (call) => callForm(contract, call, answers, draw)),
      page,
    );
  }
  draw();
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

function apiPage(contract: Contract, form: (call: Call) => TemplateResult) {
  return html`<h1>${contract.info.title}</h1>
    <p class="lead">${contract.info.description} The forms send their calls to the shop of this demo.</p>
    ${contract.tags.map(
      ({ name, description }) =>
        html`<section aria-labelledby="tag-${name}">
          <h2 id="tag-${name}">${description}</h2>
          ${callsOf(contract, name).map((call) => callView(call, form))}
        </section>`,
    )}
    <section aria-labelledby="schemas">
      <h2 id="schemas">Schemas</h2>
      ${Object.entries(contract.components.schemas).map(
        ([name, schema]) =>
          html`<section class="schema" id="schema-${name}">
            <h3>${name}</h3>
            ${schemaView(schema)}
          </section>`,
      )}
    </section>`;
}

function callView(call: Call, form: (call: Call) => TemplateResult) {
  const { method, path, operation } = call;
  const body = bodyOf(operation.requestBody);
  const answer = bodyOf(operation.responses['200']);
  return html`<details id=${operation.operationId}>
    <summary><code>${method} ${path}</code> ${operation.summary}</summary>
    <dl>
      ${
        body
          ? html`<dt>Body</dt>
              <dd>${typeOf(body)}</dd>`
          : nothing
      }
      <dt>Response</dt>
      <dd>${answer ? typeOf(answer) : 'none'}</dd>
    </dl>
    ${form(call)}
  </details>`;
}
