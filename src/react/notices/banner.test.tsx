import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CloseButton } from '../controls/button.tsx';
import { renderPart } from '../testing/render.tsx';
import { Banner } from './banner.tsx';

describe('Banner', () => {
  it.each([
    ['error', 'alert'],
    ['warning', null],
    ['success', null],
    ['promo', null],
  ] as const)('has a style and an icon for %s', (severity, role) => {
    const { container } = renderPart(<Banner severity={severity} text="Hallo" />);
    const banner = container.querySelector<HTMLElement>('.notice');
    expect(banner?.dataset['severity']).toBe(severity);
    expect(banner?.getAttribute('role')).toBe(role);
    expect(container.querySelectorAll('.notice > svg.icon')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has a distinct icon for each severity and an optional close button', () => {
    const severities = ['error', 'warning', 'success', 'promo'] as const;
    const banners = severities.map((severity) => (
      <Banner key={severity} severity={severity} text="Hallo" closing={<CloseButton onClick={() => {}} />} />
    ));
    const { container } = renderPart(banners);
    const paths = [...container.querySelectorAll('.notice > svg path')];
    expect(new Set(paths.map((path) => path.getAttribute('d'))).size).toBe(4);
    expect(screen.getAllByRole('button', { name: 'Schließen' })).toHaveLength(4);
  });
});
