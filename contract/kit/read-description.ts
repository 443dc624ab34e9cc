import { shopDescriptionSchema, type ShopDescription } from './shop-description.ts';

/** Reads the JSON of a description. Lines can be comments, and a line can end with a comma that JSON does not allow. */
export function readDescription(text: string): ShopDescription | string {
  try {
    const read = shopDescriptionSchema.safeParse(JSON.parse(asJson(text)));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys : [];
    return `unusable field ${[...(issue?.path ?? []), ...unknown].join('.')}`;
  } catch {
    return 'it is not JSON';
  }
}

/** Strings of JSON have no line breaks, so none is changed. */
const asJson = (text: string) => text.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/,(?=\s*\n\s*[}\]])/g, '');
