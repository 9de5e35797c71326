/** The dashboard of a customer, with the warnings for admins; their tiles are messages of the admin area. */
export const dashboard = {
  title: 'Dashboard',
  orders: 'Orders',
  ordersNote: 'View, track and reorder',
  profile: 'Profile',
  profileNote: 'Your details and wishlist',
  closedNotice: 'Your shop is closed: only admins and people with the key link see it.',
  closedLink: 'Set it up and open it',
  openSettings: 'Open the settings',
};
