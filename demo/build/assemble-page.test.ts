import { describe, expect, it } from 'vitest';
import { assemblePage } from './assemble-page.ts';

describe('assemblePage', () => {
  it('replaces a placeholder with its part, and indents it', () => {
    const page = '<body>\n  <!-- part: header -->\n</body>';
    expect(assemblePage(page, { header: '<header>\n  Shop\n\n</header>\n' })).toBe(
      '<body>\n  <header>\n    Shop\n\n  </header>\n</body>',
    );
  });

  it('replaces the placeholders of parts', () => {
    const parts = { header: '<header>\n  <!-- part: logo -->\n</header>\n', logo: '<b>\n  Shop\n</b>\n' };
    expect(assemblePage('  <!-- part: header -->', parts)).toBe(
      '  <header>\n    <b>\n      Shop\n    </b>\n  </header>',
    );
  });

  it('replaces every placeholder, and keeps other comments', () => {
    expect(assemblePage('<!-- part: a --><!-- part: a --><!-- b -->', { a: 'x$&' })).toBe('x$&x$&<!-- b -->');
  });

  it('throws for an unknown part', () => {
    expect(() => assemblePage('<!-- part: footer -->', {})).toThrow('Unknown part "footer"');
  });
});
