import { z } from 'zod';
import { INVALID_CART_MESSAGE } from '../rules/cart.ts';
import { INVALID_COUPON } from '../rules/coupon.ts';
import { REVIEW_INCOMPLETE, TOO_MANY_REVIEWS } from '../rules/review.ts';
import { MAX_IMAGE_MESSAGE, MAX_LOGO_MESSAGE, NO_IMAGE, WRONG_IMAGE, WRONG_LOGO } from '../rules/upload.ts';
import { MAX_VIDEO_MESSAGE, VIDEO_CODEC_MESSAGE, WRONG_VIDEO } from '../rules/video.ts';

/** All error codes with their HTTP status and user-facing message. */
export const errors = {
  'bad-json': { status: 400, message: 'The request body is not valid JSON.' },
  'bad-request': { status: 400, message: 'The request is not valid.' },
  'bad-content-type': { status: 415, message: 'Please send JSON.' },
  'not-signed-in': { status: 401, message: 'Please log in.' },
  blocked: { status: 403, message: 'This account is blocked.' },
  'not-admin': { status: 403, message: "You don't have access to this page" },
  'wrong-login': { status: 400, message: 'Invalid email or password' },
  'login-needs-code': {
    status: 429,
    message:
      'There were too many wrong passwords for this email. Please set a new one with "Reset password": we mail you a code.',
  },
  'login-blocked': { status: 400, message: 'This account is blocked. Please contact us.' },
  'email-unverified': { status: 400, message: 'Please verify your email first' },
  'already-registered': { status: 400, message: 'You already have an account. Please log in.' },
  'invalid-code': { status: 400, message: 'Invalid OTP' },
  'reset-failed': { status: 400, message: 'Failed to reset password' },
  'google-failed': { status: 400, message: 'Google signup failed' },
  'proof-needed': { status: 409, message: 'Please enter your current password.' },
  'wrong-current-password': { status: 409, message: 'The current password is not right.' },
  'sign-in-again': { status: 409, message: 'Please log out and log in again, then repeat this.' },
  'user-not-found': { status: 404, message: 'User not found.' },
  'email-taken': { status: 409, message: 'Another account has this email.' },
  'not-yourself': { status: 400, message: 'You cannot block yourself or take away your own admin rights.' },
  'last-admin': { status: 409, message: 'The shop needs at least one admin.' },
  'orders-open': {
    status: 409,
    message: 'You have an order on its way. Please delete your account after it is delivered.',
  },
  'cancel-not-possible': { status: 409, message: 'This order can no longer be cancelled.' },
  'request-not-possible': {
    status: 409,
    message: 'The time for this is over, or the order is not that far.',
  },
  'request-not-found': { status: 404, message: 'Request not found, or answered already.' },
  busy: { status: 503, message: 'The shop is very busy. Please try again in a moment.' },
  'not-found': { status: 404, message: 'Not found.' },
  'food-not-found': { status: 404, message: 'Food not found.' },
  'food-changed': {
    status: 409,
    message:
      'Somebody else has changed this food meanwhile. Reload the page to see it, then change it again.',
  },
  'food-tax-missing': {
    status: 400,
    message: 'A shop with a GSTIN publishes a food only with its HSN code and GST rate.',
  },
  'import-unreadable': { status: 400, message: 'This file cannot be read. Please save it as CSV (UTF-8).' },
  'import-not-found': { status: 404, message: 'This import is not there any more.' },
  'import-active': { status: 409, message: 'Another import is under way. Please wait for it, or cancel it.' },
  'import-state': {
    status: 409,
    message: 'This is not possible for the import as it is now. Please reload the page.',
  },
  'review-incomplete': { status: 400, message: REVIEW_INCOMPLETE },
  'too-many-reviews': { status: 400, message: TOO_MANY_REVIEWS },
  'review-not-found': { status: 404, message: 'Review not found.' },
  'no-picture': { status: 400, message: NO_IMAGE },
  'wrong-picture': { status: 400, message: WRONG_IMAGE },
  'broken-picture': { status: 400, message: 'This picture cannot be read. Please choose another one.' },
  'picture-too-large': { status: 413, message: MAX_IMAGE_MESSAGE },
  'wrong-logo': { status: 400, message: WRONG_LOGO },
  'logo-too-large': { status: 413, message: MAX_LOGO_MESSAGE },
  'no-video': { status: 400, message: 'Choose a film.' },
  'wrong-video': { status: 400, message: WRONG_VIDEO },
  'video-codec': { status: 400, message: VIDEO_CODEC_MESSAGE },
  'video-incomplete': { status: 400, message: 'The film did not arrive completely. Please try again.' },
  'video-too-large': { status: 413, message: MAX_VIDEO_MESSAGE },
  'storage-away': {
    status: 503,
    message: 'Pictures cannot be kept or shown at the moment. Please try again in a few minutes.',
  },
  'recipe-not-found': { status: 404, message: 'Recipe not found.' },
  'size-not-sold': { status: 400, message: 'This size is not sold.' },
  'price-changed': { status: 409, message: 'The price has changed. Please look at it again.' },
  'cart-full': { status: 409, message: 'Your cart is full.' },
  'out-of-stock': { status: 409, message: 'Out of stock' },
  'cart-changed': { status: 409, message: 'Your cart has changed. Please look at it again.' },
  'invalid-product': {
    status: 400,
    message: INVALID_CART_MESSAGE,
  },
  'wrong-state': { status: 400, message: 'The pincode is not in this state. Please check both.' },
  'not-served': { status: 400, message: 'We do not deliver to this pincode.' },
  'minimum-order': { status: 400, message: 'The order is below the minimum amount.' },
  'order-too-large': { status: 400, message: 'This order is too large. Please contact us.' },
  'coupon-refused': { status: 400, message: INVALID_COUPON },
  'coupon-not-found': { status: 404, message: INVALID_COUPON },
  'key-reused': { status: 422, message: 'This Idempotency-Key was used for another order.' },
  'order-was-deleted': { status: 409, message: 'This order was deleted. Please place it again.' },
  'invalid-order-id': { status: 400, message: 'Invalid Order ID' },
  'order-not-found': { status: 404, message: 'Order not found or invalid order format' },
  'order-not-deletable': { status: 409, message: 'Only a pending order can be deleted.' },
  'payment-open': {
    status: 409,
    message: 'A payment for this order is under way. Please try again in 15 minutes.',
  },
  'order-changed': {
    status: 409,
    message: 'Somebody else changed this order meanwhile. Please look at it again.',
  },
  'order-step-refused': { status: 409, message: 'This is not possible for the order as it is now.' },
  'reference-used': { status: 409, message: 'This payment reference is recorded for another order.' },
  'refund-not-possible': { status: 409, message: 'This order has no payment that could be given back.' },
  'coupon-day-passed': { status: 400, message: 'The last day has passed. Choose today or a later day.' },
  'settings-changed': {
    status: 409,
    message:
      'Somebody else changed this meanwhile. What you typed is still here, the rest is as it was saved. Please check it and save again.',
  },
  'sale-not-found': { status: 404, message: 'Offer not found.' },
  'sale-changed': {
    status: 409,
    message:
      'Somebody else changed this offer meanwhile. What you typed is still here, the rest is as it was saved. Please check it and save again.',
  },
  'sale-day-passed': { status: 400, message: 'The last day has passed. Choose today or a later day.' },
  'too-many-sales': { status: 409, message: 'There are 50 offers. Please delete one that is over first.' },
  'shop-not-open': { status: 503, message: 'The shop is not open yet.' },
  'shop-closed': { status: 409, message: 'The shop is closed: no order can be placed at the moment.' },
  'setup-incomplete': { status: 409, message: 'Something that the shop needs is missing.' },
  'demo-open': { status: 409, message: 'A demo shop is always open.' },
  'demo-keys': {
    status: 409,
    message: 'A demo shop simulates its payments and mails. Keys are entered in the live shop.',
  },
  'already-live': {
    status: 409,
    message: 'This is the live shop. Only a demo shop is carried to another one.',
  },
  'go-live-running': { status: 409, message: 'Your shop is being carried to the live shop just now.' },
  'go-live-file': { status: 409, message: 'The file with the settings of the live shop cannot be used.' },
  'no-settings-key': {
    status: 409,
    message:
      'The shop cannot write its key file into the data folder. Set SETTINGS_KEY, or make the folder writable.',
  },
  'first-admin-link': {
    status: 409,
    message: 'This link is no longer valid. The newest one is printed when the shop starts without an admin.',
  },
  'first-admin-customer': {
    status: 409,
    message:
      'A customer of this shop has this e-mail address. Please use another one for your owner account. Afterwards you can make the customer an admin too, under Users.',
  },
  'page-changed': {
    status: 409,
    message: 'Somebody else changed this page meanwhile. Your changes are still here.',
  },
  'page-has-draft': {
    status: 409,
    message: 'This page has changes that are not published. Publish or discard them first.',
  },
  'no-previous-version': { status: 409, message: 'There is no previous version of this page.' },
  'coupon-exists': { status: 409, message: 'There is a coupon with this code.' },
  'limit-below-use': { status: 400, message: 'The coupon was used more often than this limit allows.' },
  'message-answered': { status: 409, message: 'Somebody has answered this message already.' },
  'recipe-exists': { status: 409, message: 'There is a recipe with this title.' },
  'problem-not-found': { status: 404, message: 'This problem is unknown, or was done before.' },
  'problem-not-refundable': {
    status: 409,
    message: 'This cannot be given back from here: the money has its order by now, or is no longer there.',
  },
  'nothing-to-ask': { status: 409, message: 'No payment of this order waits for an answer.' },
  'provider-silent': {
    status: 503,
    message: 'The payment provider does not answer. Please try again in a minute.',
  },
  'job-not-found': { status: 404, message: 'This is being tried just now, or is done.' },
  'message-not-found': { status: 404, message: 'Message not found.' },
  'word-not-found': { status: 404, message: 'This word is not in the list.' },
  'order-paid': { status: 409, message: 'This order is already paid.' },
  'too-many-held': {
    status: 409,
    message:
      'Your unpaid orders hold as many pieces as one customer may hold. Please pay or delete another one first.',
  },
  'too-many-unpaid': {
    status: 409,
    message: 'You have too many unpaid orders. Please pay or delete one of them in My Orders first.',
  },
  'order-expired': {
    status: 409,
    message: 'This order was not paid in time. Please reorder to buy it at today’s price.',
  },
  'order-outdated': {
    status: 409,
    message: 'Prices have changed since this order was placed. Please reorder to buy it at today’s price.',
  },
  'coupon-ended': {
    status: 409,
    message: 'The coupon of this order no longer counts. Please reorder to buy it at today’s price.',
  },
  'order-not-payable': { status: 409, message: 'This order can no longer be paid.' },
  'paypal-not-offered': { status: 409, message: 'This shop does not take PayPal. Please pay by UPI.' },
  'payment-not-started': { status: 502, message: 'The payment could not be started. Please try again.' },
  'payment-unverified': { status: 400, message: 'Payment Verification Failed' },
  'payment-unknown': { status: 400, message: 'Payment Save Failed' },
  'payment-refused': { status: 409, message: 'Payment Save Failed' },
  'payment-returned': {
    status: 409,
    message: 'Your payment came too late for this order. The money goes back to you.',
  },
  'payment-pending': {
    status: 409,
    message: 'The payment is being looked at by the provider. We mail you when it is through.',
  },
  'instrument-declined': { status: 409, message: 'Payment Failed' },
  'quote-expired': { status: 409, message: 'The price in dollars has expired. Please try again.' },
  'provider-away': {
    status: 503,
    message: 'The payment service does not answer. If you have paid, we confirm it by mail.',
  },
  'bad-signature': { status: 400, message: 'The signature is not valid.' },
  'too-large': { status: 413, message: 'The request body is too large.' },
  'too-many': { status: 429, message: 'Too many requests. Please try again later.' },
  'not-ready': {
    status: 503,
    message: 'The shop is starting or its database is not reachable. Please try again.',
  },
  surprise: { status: 500, message: 'Something went wrong on our side.' },
} as const;

export type ErrorCode = keyof typeof errors;

export const errorBody = z.object({
  error: z.string().meta({ description: 'User-facing message' }),
  code: z.string().meta({ description: 'Error code, see contract/errors.ts' }),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional().meta({ description: 'Validation messages by field' }),
});

export type ErrorBody = z.infer<typeof errorBody>;
