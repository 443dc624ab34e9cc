import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file) => readFileSync(`src/react/theme/${file}.css`, 'utf8');
const firstSheet = read('first-brand');

/** The values of a rule by name, as they are written. */
function valuesOf(css, selector) {
  const [, rule] = new RegExp(`^${selector.replaceAll(/[[\]()]/g, '\\$&')} \\{([^}]*)\\}`, 'm').exec(css);
  return Object.fromEntries([...rule.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const first = valuesOf(firstSheet, ':host');
const second = valuesOf(read('second-brand'), ":host([data-brand='md'])");
const dark = valuesOf(firstSheet, ":host([data-theme='dark'])");
const themes = [
  ['first brand', first],
  ['second brand', { ...first, ...second }],
  ['first brand, dark', { ...first, ...dark }],
  ['second brand, dark', { ...first, ...second, ...dark }],
];

const channels = (hex) => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g);
  return digits.map((digit) => Number.parseInt(digit, 16));
};

/** Computes a color as browsers do: a hex value, a custom property, or a mix of two of them. */
function compute(values, value) {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name) return compute(values, values[name]);
  const [, one, other, share] = /^color-mix\(in srgb, ([^ ]+), ([^ ]+) ([^ ]+)\)$/.exec(value) ?? [];
  if (!one) return channels(value);
  const part = Number.parseFloat(values[share.slice('var('.length, -1)] ?? share) / 100;
  const [base, added] = [compute(values, one), compute(values, other)];
  return base.map((channel, index) => channel * (1 - part) + added[index] * part);
}

function luminance(color) {
  const [red, green, blue] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG 2.2. */
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The color of a hue and a saturation with just enough contrast to the text on it. */
function accentOf(hue, saturation, onAccent) {
  const step = luminance(onAccent) > 0.5 ? -1 : 1;
  for (let lightness = 50 - 10 * step; ; lightness += step) {
    const chroma = (saturation / 100) * Math.min(lightness, 100 - lightness);
    const color = [0, 8, 4].map((offset) => {
      const turn = (offset + hue / 30) % 12;
      return Math.round((255 / 100) * (lightness - chroma * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
    });
    if (contrast(color, onAccent) >= 4.5) {
      return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    }
  }
}

/** Text, its background, and the least contrast that WCAG's level AA requires. */
const pairs = [
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['accent-strong', 'surface', 4.5],
  ['accent-strong', 'accent-soft', 4.5],
  ['text', 'accent-soft', 4.5],
  ['text-muted', 'accent-soft', 4.5],
  // The outline of a selected option.
  ['accent', 'accent-soft', 3],
];

/** The same for what does not depend on the accent. */
const others = [
  ['text', 'surface', 4.5],
  ['text', 'surface-muted', 4.5],
  ['text-muted', 'surface', 4.5],
  ['text-muted', 'surface-muted', 4.5],
  ['border-strong', 'surface', 3],
  ['focus', 'surface', 3],
  ...['error', 'warning', 'success', 'promo'].flatMap((kind) => [
    [kind, 'surface', 4.5],
    [kind, `${kind}-soft`, 4.5],
    ['text', `${kind}-soft`, 4.5],
  ]),
];

function weakIn(values, checked) {
  const contrastOf = (names) => contrast(...names.map((name) => compute(values, `var(--cart-color-${name})`)));
  return checked
    .map(([text, background, least]) => ({ text, background, least, contrast: contrastOf([text, background]) }))
    .filter(({ least, contrast: actual }) => actual < least);
}

describe.each(themes)('the colors of the %s', (_, values) => {
  it('derive hover and tint from the accent', () => {
    expect(values['--cart-color-accent-strong']).toContain('var(--cart-color-accent)');
    expect(values['--cart-color-accent-soft']).toContain('var(--cart-color-accent)');
  });

  it('have enough contrast', () => {
    expect(weakIn(values, [...pairs, ...others])).toEqual([]);
  });

  it('have enough contrast with 40 other accents', () => {
    const onAccent = compute(values, 'var(--cart-color-on-accent)');
    const hues = Array.from({ length: 20 }, (__, index) => index * 18);
    const accents = hues.flatMap((hue) => [accentOf(hue, 100, onAccent), accentOf(hue, 45, onAccent)]);
    expect(new Set(accents).size).toBe(40);
    const weak = accents.map((accent) => [accent, weakIn({ ...values, '--cart-color-accent': accent }, pairs)]);
    expect(weak.filter(([, found]) => found.length > 0)).toEqual([]);
  });
});
