import tokens from './base/tokens.css';
import firstBrand from './theme/first-brand.css';
import secondBrand from './theme/second-brand.css';
import base from './base/base.css';
import button from './controls/button.css';
import choice from './controls/choice.css';
import field from './controls/field.css';
import picture from './controls/picture.css';
import spinner from './controls/spinner.css';
import page from './page.css';
import notices from './notices/notices.css';
import item from './items/item.css';
import quantity from './items/quantity.css';
import packaging from './packaging/packaging.css';
import shipping from './shipping/shipping.css';
import summary from './summary/summary.css';
import vouchers from './vouchers/vouchers.css';
import discount from './discount/discount.css';
import loyalty from './loyalty/loyalty.css';
import friends from './friends/friends.css';
import proceed from './proceed/proceed.css';
import empty from './empty/empty.css';
import skeleton from './loading/skeleton.css';
import touch from './controls/touch.css';
import print from './print.css';

/**
 * The styles of everything that the first paint can show. Dialogs load their own.
 *
 * The order of the imports is the order of the cascade, also in the cart-fragment.css that the build writes. There,
 * early/early.css follows.
 *
 * Hosts can set the custom properties of base/tokens.css and theme/ on the element, and style its parts; docs/theming.md
 * lists both.
 */
export const cartStyles: string = [
  tokens,
  firstBrand,
  secondBrand,
  base,
  button,
  choice,
  field,
  picture,
  spinner,
  page,
  notices,
  item,
  quantity,
  packaging,
  shipping,
  summary,
  vouchers,
  discount,
  loyalty,
  friends,
  proceed,
  empty,
  skeleton,
  touch,
  print,
].join('\n');
