import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testData } from '../../store/testing/test-cart.ts';
import { createFakeStore } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render.tsx';
import { Assurances } from './assurances.tsx';

describe('Assurances', () => {
  it('lists the texts of the host with their icons', () => {
    const assurances = [
      { icon: 'calendar' as const, text: '3 Jahre gültig' },
      { icon: null, text: 'kostenlos umtauschen' },
    ];
    renderPart(<Assurances />, createFakeStore({ data: testData({ assurances }) }));
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['3 Jahre gültig', 'kostenlos umtauschen']);
    expect(items.every((item) => item.querySelector('path')?.getAttribute('d'))).toBe(true);
  });

  it('names the ways to pay in one line', () => {
    const { container } = renderPart(
      <Assurances />,
      createFakeStore({ data: testData({ paymentNames: ['Rechnung', 'PayPal'] }) }),
    );
    expect(container.textContent).toBe('Zahlarten: Rechnung, PayPal');
  });

  it('shows nothing by default', () => {
    const { container } = renderPart(<Assurances />);
    expect(container.textContent).toBe('');
    expect(screen.queryByRole('list')).toBeNull();
  });
});
