/** The payment page. */
export const payment = {
  title: 'Payment',
  method: 'Payment Method',
  optionsFailed: 'The ways to pay could not be loaded.',
  amount: 'Amount',
  dollarPrice: ({ amount, rate }: { amount: string; rate: number }) =>
    `${amount} at ₹1 = $${rate}. The price in dollars holds for 30 minutes.`,
  secure: 'Secure SSL connection. Your UPI PIN and card details never reach us.',
  upiNote: 'Google Pay, PhonePe, Paytm, BHIM or any UPI app. You approve the payment in your app.',
  payWithUpi: 'Pay with UPI',
  waiting: 'Waiting for your payment. As soon as it is here, this page goes on by itself.',
  saved: 'Payment Saved Successfully',
  failed: 'Payment Failed',
  saveFailed: 'Payment Save Failed',
  verifyFailed: 'Payment Verification Failed',
  razorpayLoadFailed: 'Razorpay SDK failed to load. Are you online?',
  razorpayOrderFailed: 'Failed to create Razorpay order',
  razorpayFailed: 'Error initializing Razorpay',
  paypalLoadFailed: 'PayPal failed to load. Are you online?',
  alreadyPaid: 'This order is already paid.',
  cancelled: (note: string) => `This order was cancelled. ${note}`,
  notOnline: 'This order cannot be paid online.',
};
