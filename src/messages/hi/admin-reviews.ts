import type { Messages } from '../en/en.ts';

type Filter = Parameters<Messages['adminReviews']['filter']>[0];

const filters: Record<Filter, string> = { all: 'सभी', unanswered: 'बिना जवाब', hidden: 'छिपी हुई' };
const emptyLists: Record<Filter, string> = {
  all: 'अभी कोई समीक्षा नहीं है।',
  unanswered: 'हर समीक्षा का जवाब दिया जा चुका है।',
  hidden: 'कोई समीक्षा छिपी नहीं है।',
};

export const adminReviews: Messages['adminReviews'] = {
  title: 'समीक्षाएँ',
  things: 'समीक्षाएँ',
  filters: 'कौन-सी समीक्षाएँ',
  filter: (filter) => filters[filter],
  none: (filter) => emptyLists[filter],
  search: 'समीक्षाएँ खोजें',
  noMatch: (term) => `“${term}” से कोई समीक्षा नहीं मिली।`,
  hidden: 'छिपी है',
  stars: (rating) => `5 में से ${rating} स्टार`,
  verified: 'खरीदा हुआ ग्राहक',
  imageBy: (author) => `${author} की फ़ोटो; नए टैब में बड़ी खुलेगी`,
  reply: 'जवाब दें',
  replyTo: (author) => `${author} को जवाब`,
  replyAbout: ({ author, food }) => `${food} पर ${author} को जवाब दें`,
  sendReply: 'जवाब भेजें',
  cancel: 'रहने दें',
  replied: 'आपका जवाब समीक्षा के नीचे दिख रहा है।',
  replies: 'दुकान का जवाब',
  deleteReply: (text) => `जवाब “${text}” मिटाएँ`,
  show: 'दिखाएँ',
  hide: 'छिपाएँ',
  showReview: (author) => `${author} की समीक्षा दिखाएँ`,
  hideReview: (author) => `${author} की समीक्षा छिपाएँ`,
  isShown: 'समीक्षा फिर से दिख रही है।',
  isHidden: 'समीक्षा छिपा दी गई।',
  delete: 'मिटाएँ',
  deleteReview: (author) => `${author} की समीक्षा मिटाएँ`,
  deleteQuestion: (author) => `${author} की समीक्षा मिटाएँ?`,
  deleteNote: 'जवाबों के साथ हमेशा के लिए मिट जाएगी और गिनी नहीं जाएगी। कुछ समय के लिए दुकान से हटाना हो, तो छिपा दें।',
  deleted: 'समीक्षा मिटा दी गई।',
  failed: 'समीक्षा बदली नहीं जा सकी। फिर से कोशिश करें।',
};
