/** Also with the order in the query: `/payment?orderId=…`. */
const PAYMENT_PAGE = /^\/payment(?=[/?#]|$)/;

/** Whether this path, without its language, is the payment page: only its policy allows the hosts of payment providers. */
export function isPaymentPage(path: string): boolean {
  return PAYMENT_PAGE.test(path);
}
