const subjects = {
  '': 'Everything',
  order: 'Orders',
  food: 'Foods',
  user: 'Users',
  coupon: 'Coupons',
  recipe: 'Recipes',
  review: 'Reviews',
  message: 'Messages',
  content: 'Content',
  colours: 'Colours',
  'search word': 'Search words',
  settings: 'Settings',
  delivery: 'Delivery',
  problem: 'Payments',
  'api key': 'API keys',
};

/** The audit log. */
export const adminAudit = {
  title: 'Audit log',
  things: 'changes',
  none: 'Nothing was changed yet.',
  search: 'Search who and what',
  about: 'About',
  subject: (subject: keyof typeof subjects) => subjects[subject],
  when: 'When',
  who: 'Who',
  what: 'What',
  changes: 'Changes',
  deletedAccount: 'Deleted account',
  empty: 'empty',
};
