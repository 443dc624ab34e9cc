import { expect, it } from 'vitest';
import * as api from './public.ts';

const rules = `canShip cartTag cartTenant cartTenants changesetTypes checkLoyaltyNumber countPoints countryCodes countryOf
  currencyCodes currencyOf decidedType discountTypes droppedValues errorCategories excludedSkus friendsCode fromMinor hasLoyaltyProgram
  isExpress largestAmount largestQuantity multiplyMoney orderPrefixOf packagingTypes paymentTypes productTypes readCouponCode
  retryAfterSecondsOf selectDeliveryTerm shippingCountries shippingMethods stripLoyaltyNumber sumMoney sumsOf toMinor
  withoutWrapper wrongSums`;
const schemas = `addressSchema appointmentSchema cartItemSchema cartSchema changesetSchema deliveryTermsSchema
  errorAnswerSchema moneySchema packagingOptionSchema packagingVariantsSchema personalInformationSchema pictureSchema
  priceSchema productSchema selectedPackagingSchema shippingMethodSchema voucherSchema wishlistSchema`;

it('the entry for tools exports the calls, their schemas and the rules that both sides follow', () => {
  const names = `completeJsonSchema operations ${rules} ${schemas}`.split(/\s+/);
  expect(Object.keys(api).toSorted()).toEqual(names.toSorted());
});
