/** The page with all states. Each one loads when it comes near the viewport. */
import { html, render, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { select } from '../panel/fields.ts';
import { tenants } from '../shop/shops.ts';
import { galleryGroups } from './all-states.ts';
import { scaleOf } from './fit-cells.ts';
import { galleryCell } from './gallery-cell.ts';
import { readChoices, searchOf, widths, type GalleryChoices } from './gallery-choices.ts';

const parent = document.getElementById('gallery');
let choices = readChoices(location.search, document.documentElement.dataset['tenant']);

function choose(changed: Partial<GalleryChoices>): void {
  choices = { ...choices, ...changed };
  history.replaceState(null, '', searchOf(choices));
  draw();
}

function draw(): void {
  if (!parent) return;
  render(gallery(), parent);
  fit(parent);
}

function gallery(): TemplateResult {
  const groups = galleryGroups.filter(({ id }) => choices.group === 'all' || choices.group === id);
  return html`<div class="gallery-bar">
      ${select(
        'Gruppe',
        choices.group,
        [
          ...galleryGroups.map(({ id, title, states }) => [id, `${title} (${states.length})`] as const),
          ['all', 'Alle'],
        ],
        (group) => choose({ group }),
      )}
      ${select('Mandant', choices.tenant, tenants.map(asOption), (tenant) =>
        choose({ tenant: tenant as GalleryChoices['tenant'] }),
      )}
      ${select(
        'Breite',
        choices.width,
        widths.map((width) => [width, `${width} px`] as const),
        (width) => choose({ width: width as GalleryChoices['width'] }),
      )}
    </div>
    ${repeat(
      groups,
      ({ id }) => id,
      ({ id, title, states }) =>
        html`<section aria-labelledby="gallery-${id}">
          <h2 id="gallery-${id}">${title}</h2>
          <ul class="gallery-cells">
            ${repeat(
              states,
              (state) => state.id,
              (state) => galleryCell(state, choices),
            )}
          </ul>
        </section>`,
    )}`;
}

/** Scales the pages so that they fill the rows. */
function fit(parent: HTMLElement): void {
  parent.style.setProperty('--scale', String(scaleOf(choices.width, parent.clientWidth)));
}

function asOption(value: string): readonly [string, string] {
  return [value, value];
}

draw();
if (parent) new ResizeObserver(() => fit(parent)).observe(parent);
