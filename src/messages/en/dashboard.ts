/** The dashboard of a customer; the tiles of admins are messages of the admin area. */
export const dashboard = {
  title: 'Dashboard',
  orders: 'Orders',
  ordersNote: 'View, track and reorder',
  profile: 'Profile',
  profileNote: 'Your details and wishlist',
};
