const personal = /kim\.muster|Musterstra|10115|_secret_|ctoken_|DEMO-PAYPAL/;

/** Returns the violations of a run's payments, one line each. */
export async function paymentViolations(run) {
  const { plan, network, log, arrivals, reports, pages } = run;
  if (!plan.pays) return [];
  const pushes = await Promise.all(pages.map((page) => page.pushes()));
  const isPublic = [
    ...reports,
    ...pushes.flat(),
    ...arrivals.map(({ url }) => url),
    ...pages.map((page) => page.address()),
  ];
  const leaked = isPublic.flatMap((text) => personal.exec(text)?.[0] ?? []);
  const finished = network.calls.filter(({ path, reached }) => path.endsWith('payment-flow-finished') && reached);
  // Closing the window after the approval cancels the payment.
  const approved = log.filter(({ outcome }) => outcome?.approved && outcome.how !== 'closed');
  return [
    ...leaked.map((what) => `payer data leaked: ${what}`),
    ...(finished.length > approved.length ? [`${finished.length} payments finished, ${approved.length} approved`] : []),
    ...arrivals.flatMap((arrival) => unseenSum(arrival, run)),
    ...duplicateOrders(run),
  ];
}

/** The paid sum must not be above the one shown: in the wallet, or in the cart because PayPal shows none. */
function unseenSum({ at, page, stored }, { network, log, tabs }) {
  const orderId = stored.cf_payment_order_id;
  if (!orderId) return [];
  const isHere = ({ tab }) => tabs.find(({ name }) => name === tab).page.name === page;
  const before = log.filter((one) => isHere(one) && one.at < at);
  // The next payment may have started before the visit is recorded.
  const isIt = stored.cf_card_client_secret ? /^(Google|Apple) Pay/ : /^PayPal/;
  const pressed = before.findLast(({ outcome }) => isIt.test(outcome?.pays) && outcome.seen);
  const approved = before.findLast(({ outcome }) => isIt.test(outcome?.approved));
  const seen = approved?.outcome.sum ?? (pressed?.outcome.waits ? approved?.outcome.total : pressed?.outcome.seen);
  // The shop forgets it once the cart is ordered elsewhere.
  const { order } = network.calls.find((call) => call.order?.orderId === orderId) ?? {};
  if (!order) return [`the last check has the unknown order ${orderId}`];
  const secret = stored.cf_card_client_secret;
  if (secret && !secret.includes(orderId)) return [`the last check has a different order than the wallet`];
  const { gross } = JSON.parse(order.contents)[3];
  return seen && minor(seen) >= Math.round(gross.amount * 100)
    ? []
    : [`the last check charges ${gross.amount}, but ${seen} was shown`];
}

const minor = (text) => Number(text.replaceAll(/\D/g, ''));

/**
 * A page creates one order for a sum that it shows and one cart's contents, until it is left, its host changes the address
 * of the shop, the provider fails, or the shop refuses the payer.
 */
function duplicateOrders({ network, log, manual, arrivals }) {
  if (log.some(({ outcome }) => outcome?.how === 'broken')) return [];
  const requested = network.calls.filter(({ path }) => /payment-session|paypal\/order$/.test(path));
  const visitOf = ({ tab, at }) =>
    [
      ...manual.filter(({ what }) => what === 'load'),
      ...arrivals,
      ...log.filter(({ step }) => step.do === 'rebase'),
    ].filter((one) => one.at < at && (one.tab ?? tab) === tab).length;
  // The shop may have changed the cart between the click and the order; the page receives that later.
  const seenOf = ({ tab, at }) =>
    log.findLast((one) => one.tab === tab && one.at < at && one.outcome?.seen)?.outcome.seen;
  const refusalsBefore = ({ tab, at }) =>
    network.calls.filter(
      (one) =>
        one.tab === tab &&
        one.at < at &&
        one.path.endsWith('personal-information') &&
        one.answered >= 400 &&
        one.answered !== 412,
    ).length;
  const contentsOf = (call) =>
    JSON.stringify([
      ...[call.tab, visitOf(call), seenOf(call), call.path, call.body, call.order.contents],
      // A wallet reuses the order for another payer.
      call.path.endsWith('paypal/order') && refusalsBefore(call),
    ]);
  const keyOf = ({ headers }) => headers['idempotency-key'];
  return requested.flatMap((call, index) => {
    const before = requested.slice(0, index).findLast(({ tab, path }) => tab === call.tab && path === call.path);
    if (!call.order || !before?.order || contentsOf(call) !== contentsOf(before)) return [];
    const isKnown = before.delivered < call.at && before.answered < 300;
    return isKnown || keyOf(call) !== keyOf(before) ? `an order was created twice: ${contentsOf(call)}` : [];
  });
}
