import { policyPage } from './policy-page.ts';

export const shippingPolicyPage = policyPage({
  key: 'shipping-policy',
  name: 'shippingPolicy',
  title: 'Shipping Policy',
  intro:
    'We pack your order {packingDays} after payment. From our door to yours it takes {homeDays} in {homeState}, {otherDays} in other states and {remoteDays} in remote areas.',
  description: 'Where we deliver and how long it takes: {deliveryTimes}.',
  parts: [
    {
      key: 'where',
      title: 'shippingWhere',
      heading: 'Where we deliver',
      body: `We ship within India only. Your address needs an Indian pincode, and you mark the place on the map at checkout so that the courier finds the right gate.

You may pay from abroad for family at home, as long as the delivery address is in India.`,
    },
    {
      key: 'processing',
      title: 'shippingProcessing',
      heading: 'Packing your order',
      body: 'Processing takes {packingDays} after payment. In that time we pack your order, write the invoice and hand the parcel to the courier. Packing starts with your payment; an order still marked pending waits for it.',
    },
    {
      key: 'times',
      title: 'shippingTimes',
      heading: 'Delivery times',
      isRequired: true,
      body: `Counted from the day we hand your parcel to the courier.

{deliveryTable}

Remote areas are places the courier reaches only on some days, such as hill villages and islands. Heavy rain, strikes and festival weeks can add time. When we learn of a delay, we tell you.`,
    },
    {
      key: 'charge',
      title: 'shippingCharge',
      heading: 'Delivery charge',
      body: 'If there is a delivery charge, it stands as its own line in your order total before you pay. Nothing is added afterwards.',
    },
    {
      key: 'tracking',
      title: 'shippingTracking',
      heading: 'Following your parcel',
      body: 'Open [My Orders](/orders) and choose the order. Its page shows the step it has reached: paid, shipped or delivered.',
    },
    {
      key: 'receiving',
      title: 'shippingReceiving',
      heading: 'When it arrives',
      body: `Look at the parcel while the courier is there, if you can. Tell us within {damageHours} of delivery if something is missing, wrong, broken or leaking, and send a photo. The [refund policy](/refund-policy) says what happens then.

Please check name, phone number and pincode before you order. A parcel with a wrong address comes back to us, and we will call you to agree on the next step.`,
    },
    {
      key: 'contact',
      title: 'askUs',
      heading: 'Ask us',
      isRequired: true,
      body: 'Is a parcel late? Write to [{email}](mailto:{email}) or call [{phone}](tel:{phoneNumber}) with your order number, and we will ask the courier for you.',
    },
  ],
});
