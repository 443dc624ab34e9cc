import { describe, expect, it } from 'vitest';
import { CloseButton } from '../controls/close-button.tsx';
import { createFakeStore } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Banner } from './banner.tsx';

describe('Banner', () => {
  it.each([
    ['error', 'alert'],
    ['warning', null],
    ['success', null],
    ['promo', null],
  ] as const)('has a look and an icon for %s', async (severity, role) => {
    const page = await renderPart(createFakeStore(), <Banner severity={severity}>Hallo</Banner>);
    expect(page.find('.notice').dataset['severity']).toBe(severity);
    expect(page.find('.notice').getAttribute('role')).toBe(role);
    expect(page.all('.notice > svg.icon')).toHaveLength(1);
    expect(page.all('button')).toHaveLength(0);
  });

  it('has icons that differ, and can be closed where that is wanted', async () => {
    const severities = ['error', 'warning', 'success', 'promo'] as const;
    const banners = severities.map((severity) => (
      <Banner key={severity} severity={severity} closing={<CloseButton onClick={() => {}} />}>
        Hallo
      </Banner>
    ));
    const page = await renderPart(createFakeStore(), banners);
    expect(new Set(page.all('.notice > svg path').map((path) => path.getAttribute('d'))).size).toBe(4);
    expect(page.all('button[aria-label="Schließen"]')).toHaveLength(4);
  });
});
