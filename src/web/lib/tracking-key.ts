/** The query parameter of an e-mail's link to an order: its signature. */
export const TRACKING_KEY = 'key';
