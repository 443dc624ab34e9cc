import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file) => readFileSync(`dist/${file}`, 'utf8');
const json = (file) => JSON.parse(read(file));
const chunks = readdirSync('dist/chunks').map((name) => read(`chunks/${name}`));
const elements = json('custom-elements.json')
  .modules.flatMap(({ declarations = [] }) => declarations)
  .filter(({ customElement }) => customElement);
const names = (list = []) => list.map(({ name }) => name).toSorted();
const tags = ['cart-badge', 'cart-fragment', 'wishlist-badge', 'wishlist-fragment', 'wishlist-toggle'];

/** The custom properties in an element's built styles. */
const usedIn = (...texts) => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(/var\((--cart-[\w-]+)/g)].map(([, name]) => name))),
];

describe('the manifest', () => {
  const { modules } = json('custom-elements.json');

  it('points to shipped modules, each of which exports the class and defines the tag', () => {
    for (const { path, declarations, exports } of modules) {
      const [{ name, tagName }] = declarations;
      const exported = [...readFileSync(path, 'utf8').matchAll(/export ?\{([^}]*)\}/g)].map(([, list]) => list);
      expect(exported.join()).toMatch(new RegExp(`\\b${name}\\b`));
      const declaration = { name, module: path };
      expect(exports).toEqual([
        { kind: 'js', name, declaration },
        { kind: 'custom-element-definition', name: tagName, declaration },
      ]);
    }
  });

  it('has no private members', () => {
    const members = elements.flatMap(({ members: all = [] }) => all);
    expect(members.length).toBeGreaterThan(10);
    const hidden = members.filter(({ name, privacy = 'public' }) => privacy !== 'public' || name.startsWith('#'));
    expect(hidden).toEqual([]);
  });

  const propertiesOf = (tag) => names(elements.find(({ tagName }) => tagName === tag).cssProperties);

  it('names every custom property that the styles of the cart use', () => {
    const used = usedIn(read('cart-fragment.css'), read('cart-fragment.program.js'), ...chunks);
    expect(used.length).toBeGreaterThan(30);
    expect(propertiesOf('cart-fragment')).toEqual(expect.arrayContaining(used));
  });

  it('names exactly the custom properties that the styles of the wishlist page use', () => {
    const used = usedIn(read('cart-fragment.css'), read('wishlist-fragment.js'));
    expect(propertiesOf('wishlist-fragment')).toEqual(used.toSorted());
  });

  it('names exactly the custom properties that the styles of the heart use', () => {
    const used = usedIn(read('wishlist-toggle.js'));
    expect(used.length).toBeGreaterThan(10);
    expect(propertiesOf('wishlist-toggle')).toEqual(used.toSorted());
  });
});

describe('the data for editors', () => {
  const { contributions } = json('web-types.json');
  const custom = json('vscode.html-custom-data.json');
  const css = json('vscode.css-custom-data.json');

  it('has the elements with all their attributes', () => {
    const attributesOf = (list) => Object.fromEntries(list.map(({ name, attributes }) => [name, names(attributes)]));
    const expected = Object.fromEntries(elements.map(({ tagName, attributes }) => [tagName, names(attributes)]));
    expect(Object.keys(expected).toSorted()).toEqual(tags);
    expect(attributesOf(contributions.html.elements)).toEqual(expected);
    expect(attributesOf(custom.tags)).toEqual(expected);
  });

  it('has the custom properties, the parts and the events', () => {
    const all = (key) => [...new Set(elements.flatMap((element) => names(element[key])))].toSorted();
    expect(names(css.properties)).toEqual(all('cssProperties'));
    expect(names(css.pseudoElements)).toEqual(all('cssParts').map((name) => `::part(${name})`));
    for (const { name, js, css: own } of contributions.html.elements) {
      const element = elements.find(({ tagName }) => tagName === name);
      expect(names(js.events)).toEqual(names(element.events));
      expect(names(own.parts)).toEqual(names(element.cssParts));
    }
  });

  it('lists the values of an attribute with a fixed set of values', () => {
    const { attributes } = custom.tags.find(({ name }) => name === 'cart-fragment');
    expect(attributes.find(({ name }) => name === 'data-analytics').values).toEqual([{ name: 'off' }, { name: 'on' }]);
  });
});
