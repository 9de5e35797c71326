/** The page that visitors of a closed shop see. */
export const closedShop = {
  openingSoon: 'Opening soon',
  openingSoonNote: 'We are setting up our shop. Please come back in a few days.',
  onBreak: 'Closed for the moment',
  onBreakNote: 'We are taking a short break and will be back.',
  writeToUs: 'Write to us:',
  callUs: 'Call us:',
};
