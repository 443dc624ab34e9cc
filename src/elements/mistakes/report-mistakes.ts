import { uninspected } from '../../api/http-client.ts';
import { droppedValues } from '../../api/schemas/dropped-values.ts';
import { fragmentDataSchema } from '../../api/schemas/fragment-data.ts';
import { listOf, orNull } from '../../api/schemas/lenient.ts';
import { productSchema } from '../../api/schemas/product.ts';
import { fieldsOfSchema } from '../../api/schemas/schema-fields.ts';
import { unknownFields } from '../../api/schemas/unknown-fields.ts';
import * as z from '../../api/schemas/zod.ts';
import type { Fields } from '../../domain/as-record.ts';
import { type Finding, mistake } from '../../domain/mistake.ts';
import { cartTenants } from '../../domain/tenant.ts';

export type Report = (error: Error) => void;

/** What was said on this page, whichever element has the data. */
const said = new Set<string>();
const mostSaid = 100;

/** Whether a text is new on this page. Numbers make no difference: the entries of a list often have the same mistake. */
export function isNew(text: string): boolean {
  const key = text.replaceAll(/\d+/g, '');
  if (said.has(key) || said.size >= mostSaid) return false;
  said.add(key);
  return true;
}

/** @param place where the paths begin. Does not matter for what is new, since most calls answer with the same cart. */
export function reportMistakes(findings: readonly Finding[], report: Report, place = ''): void {
  for (const finding of findings) {
    const { path, found } = finding;
    if (isNew(`${path} ${found}`)) report(mistake({ ...finding, path: place + path }));
  }
}

/** The data of a page, which all its elements may share. Its element has found `id` and `baseUrl` usable. */
const pageDataSchema = z.object({
  ...fragmentDataSchema.shape,
  id: orNull(z.string()),
  baseUrl: orNull(z.string()),
  rootComponentProps: orNull(
    z.object({
      ...fieldsOfSchema(fragmentDataSchema.shape.rootComponentProps),
      formAction: orNull(z.string()),
      initialWishlist: listOf(z.string()),
      initialProducts: listOf(productSchema),
    }),
  ),
});
const answers = ['initialCart', 'initialChangeset', 'initialProducts'];

/** Reports what the elements ignore in the data of a page. */
export function inspectData(fields: Fields, report: Report): void {
  reportMistakes(unknownFields(pageDataSchema, fields, answers), report);
  reportMistakes(droppedValues(pageDataSchema, fields), report);
}

/** Reports an unknown tenant. Without one, a page is meant to be shown as JS_DE. */
export function inspectTenant(tenant: string, report: Report): void {
  if (tenant === '' || (cartTenants as readonly string[]).includes(tenant.toUpperCase())) return;
  const expected = cartTenants.join(', ');
  reportMistakes([{ kind: 'unknown tenant', path: 'tenant', found: tenant.slice(0, 100), expected }], report);
}

/** Reports what the elements have ignored in the answers of the shop since the last call. */
export function inspectAnswers(report: Report): void {
  for (const [{ method, path, answer }, json] of uninspected) {
    if (answer) reportMistakes(droppedValues(answer, json), report, `${method} ${path}, `);
  }
  uninspected.clear();
}

/** Delays the inspection until after paint. */
const delayMs = 2000;
const followed = new WeakSet<object>();

/** Inspects a state now and some time after each change, however often it is asked to. */
export function follow(state: { subscribe(listener: () => void): unknown }, inspect: () => void): void {
  if (followed.has(state)) return;
  followed.add(state);
  let isPlanned = false;
  inspect();
  state.subscribe(() => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      inspect();
    }, delayMs);
  });
}
