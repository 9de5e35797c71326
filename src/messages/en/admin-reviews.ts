const filters = { all: 'All', unanswered: 'Without reply', hidden: 'Hidden' };
const emptyLists = {
  all: 'There are no reviews yet.',
  unanswered: 'Every review has an answer.',
  hidden: 'No review is hidden.',
};

/** The reviews of all foods, and the replies of the shop. */
export const adminReviews = {
  title: 'Reviews',
  things: 'reviews',
  filters: 'Which reviews',
  filter: (filter: keyof typeof filters) => filters[filter],
  none: (filter: keyof typeof emptyLists) => emptyLists[filter],
  search: 'Search reviews',
  noMatch: (term: string) => `No review matches “${term}”.`,
  hidden: 'Hidden',
  stars: (rating: number) => `${rating} of 5 stars`,
  verified: 'Verified purchase',
  imageBy: (author: string) => `By ${author}; opens large in a new tab`,
  reply: 'Reply',
  replyTo: (author: string) => `Reply to ${author}`,
  replyAbout: ({ author, food }: { author: string; food: string }) => `Reply to ${author} about ${food}`,
  sendReply: 'Send reply',
  cancel: 'Cancel',
  replied: 'Your reply is shown below the review.',
  replies: 'Admin Replies',
  deleteReply: (text: string) => `Delete the reply “${text}”`,
  show: 'Show',
  hide: 'Hide',
  showReview: (author: string) => `Show the review by ${author}`,
  hideReview: (author: string) => `Hide the review by ${author}`,
  isShown: 'The review is shown again.',
  isHidden: 'The review is hidden.',
  delete: 'Delete',
  deleteReview: (author: string) => `Delete the review by ${author}`,
  deleteQuestion: (author: string) => `Delete the review by ${author}?`,
  deleteNote:
    'It is gone for good, with its replies, and no longer counts. To take it from the shop for a while, hide it.',
  deleted: 'The review was deleted.',
  failed: 'The review could not be changed. Please try again.',
};
