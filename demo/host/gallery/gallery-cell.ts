import { html, type TemplateResult } from 'lit-html';
import type { GalleryState } from './gallery-state.ts';
import type { GalleryChoices } from './gallery-choices.ts';

/** Shows a state in its own page, so that states cannot affect each other. */
export function galleryCell(state: GalleryState, { tenant, width }: GalleryChoices): TemplateResult {
  const page = `gallery-state.html?state=${state.id}&tenant=${state.tenant ?? tenant}`;
  return html`<li class="gallery-cell" data-width=${width}>
    <h3><a href=${page}>${state.title}</a>${state.tenant ? html` <small>${state.tenant}</small>` : null}</h3>
    <div class="gallery-frame"><iframe loading="lazy" title=${state.title} src=${page}></iframe></div>
  </li>`;
}
