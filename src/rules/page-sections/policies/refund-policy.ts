import { policyPage } from './policy-page.ts';

export const refundPolicyPage = policyPage({
  key: 'refund-policy',
  name: 'refundPolicy',
  title: 'Refund, Exchange and Cancellation Policy',
  intro:
    'You can cancel for {cancelHours}, report a delivery problem for {damageHours} and ask for a return or exchange for {returnDays}. We pay a refund back in {refundDays}.',
  description:
    'Return or exchange within {returnDays} of receiving the order, full refund if you cancel within {cancelHours} of placing the order, money back in {refundDays}.',
  parts: [
    {
      key: 'times',
      title: 'refundTimes',
      heading: 'All times at a glance',
      isRequired: true,
      body: `| Cancel for a full refund | within {cancelHours} of placing the order
| Report a delivery problem | within {damageHours} of delivery
| Return or exchange | within {returnDays} of receiving the order
| Refund | {refundDays}
| Delivery of an exchange | {exchangeDays}`,
    },
    {
      key: 'cancel',
      title: 'refundCancel',
      heading: 'Cancelling an order',
      isRequired: true,
      body: `You get a full refund if you cancel within {cancelHours} of placing the order. An order you have not paid for you can delete yourself under [My Orders](/orders).

Later than {cancelHours}, but before the parcel has left us, call [{phone}](tel:{phoneNumber}). We look at how far your order is and tell you what we can refund before you decide.

There is no cancellation after shipping. Once the parcel is with the courier, please receive it and use the return below.`,
    },
    {
      key: 'return',
      title: 'refundReturn',
      heading: 'Returning or exchanging',
      isRequired: true,
      body: `You can ask for a return or an exchange within {returnDays} of receiving the order.

- Write to [{email}](mailto:{email}) with your order number, the product and the reason.
- Add a photo if the fault can be seen.
- Keep the product in its packing until you hear from us.

We answer with how the product comes back to us. If sending it would cost you anything, we say so before you send it.`,
    },
    {
      key: 'problem',
      title: 'refundProblem',
      heading: 'Wrong, broken or missing',
      isRequired: true,
      body: 'Did something arrive broken or leaking, is something missing, or is it not what you ordered? Report it within {damageHours} of delivery, with photos of the parcel and the label. The courier can look into it only while the delivery is fresh. We then send what is missing, exchange the product or refund it.',
    },
    {
      key: 'refund',
      title: 'refundRefund',
      heading: 'Your refund',
      isRequired: true,
      body: `Once we have agreed to a refund, it takes {refundDays} to reach you. It goes back the way you paid: {refundWays}.

We never ask for your UPI PIN, card number or a one-time code to pay a refund. If somebody does, it is not us.`,
    },
    {
      key: 'exchange',
      title: 'refundExchange',
      heading: 'Your exchange',
      body: 'Once we have agreed to an exchange, the new product is delivered in {exchangeDays}. If it is sold out, you choose between another product and a refund.',
    },
    {
      key: 'contact',
      title: 'askUs',
      heading: 'Ask us',
      isRequired: true,
      body: 'Write to [{email}](mailto:{email}) or call [{phone}](tel:{phoneNumber}). If our answer does not settle it, turn to our grievance officer, {officerName}, at [{officerEmail}](mailto:{officerEmail}). Your rights under consumer law stay as they are.',
    },
  ],
});
