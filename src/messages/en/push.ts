/** Messages on the screen of a phone or computer, from this browser. */
export const push = {
  thisBrowser: 'Messages in this browser',
  tell: 'Tell me when it ships',
  tellNote: 'A short message here at every step',
  isOn: 'Messages are on',
  isOnNote: 'Tap to switch them off',
  switchedOn: 'Messages are on in this browser.',
  switchedOff: 'Messages are off in this browser.',
  blocked: 'Your browser blocks messages of this shop. Allow them in its settings.',
  failed: 'Messages cannot be switched on here. Please try again later.',
  newOrders: 'Ring for new orders',
  newOrdersOn: 'Rings for new orders',
};
