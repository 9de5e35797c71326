/** What visitors of a closed shop read. */
export const closedShop = {
  closed: 'Closed for the moment',
  closedNote: 'We are taking a short break and will be back.',
  openingSoon: 'Opening soon',
  openingSoonNote: 'We are setting up our shop. Please come back in a few days.',
  write: 'Write to us:',
  call: 'Call us:',
};
