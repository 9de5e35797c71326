import type { Messages } from '../en/en.ts';

type Filter = Parameters<Messages['adminReviews']['filter']>[0];

const filters: Record<Filter, string> = {
  all: 'அனைத்தும்',
  unanswered: 'பதில் இல்லாதவை',
  hidden: 'மறைந்துள்ளவை',
};
const emptyLists: Record<Filter, string> = {
  all: 'இன்னும் மதிப்புரைகள் இல்லை.',
  unanswered: 'எல்லா மதிப்புரைகளுக்கும் பதில் உள்ளது.',
  hidden: 'எந்த மதிப்புரையும் மறைக்கப்படவில்லை.',
};

export const adminReviews: Messages['adminReviews'] = {
  title: 'மதிப்புரைகள்',
  things: 'மதிப்புரைகள்',
  filters: 'எந்த மதிப்புரைகள்',
  filter: (filter) => filters[filter],
  none: (filter) => emptyLists[filter],
  search: 'மதிப்புரைகளைத் தேடு',
  noMatch: (term) => `“${term}” என்று எந்த மதிப்புரையும் இல்லை.`,
  hidden: 'மறைந்துள்ளது',
  stars: (rating) => `5-இல் ${rating} நட்சத்திரம்`,
  verified: 'வாங்கியவர்',
  imageBy: (author) => `${author} எடுத்த படம்; புதிய தாவலில் பெரிதாகத் திறக்கும்`,
  reply: 'பதில் எழுது',
  replyTo: (author) => `பதில்: ${author}`,
  replyAbout: ({ author, food }) => `பதில் எழுது: ${author}, ${food}`,
  sendReply: 'பதிலை அனுப்பு',
  cancel: 'வேண்டாம்',
  replied: 'உங்கள் பதில் மதிப்புரையின் கீழே தெரிகிறது.',
  replies: 'கடையின் பதில்',
  deleteReply: (text) => `“${text}” என்ற பதிலை நீக்கு`,
  show: 'காட்டு',
  hide: 'மறை',
  showReview: (author) => `மதிப்புரையைக் காட்டு: ${author}`,
  hideReview: (author) => `மதிப்புரையை மறை: ${author}`,
  isShown: 'மதிப்புரை மீண்டும் தெரிகிறது.',
  isHidden: 'மதிப்புரை மறைக்கப்பட்டது.',
  delete: 'நீக்கு',
  deleteReview: (author) => `மதிப்புரையை நீக்கு: ${author}`,
  deleteQuestion: (author) => `${author} எழுதிய மதிப்புரையை நீக்கலாமா?`,
  deleteNote:
    'பதில்களுடன் நிரந்தரமாக நீங்கும், இனி கணக்கில் வராது. கடையிலிருந்து சிறிது காலம் எடுக்க வேண்டுமானால் மறைத்து வையுங்கள்.',
  deleted: 'மதிப்புரை நீக்கப்பட்டது.',
  failed: 'மதிப்புரையை மாற்ற முடியவில்லை. மீண்டும் முயலுங்கள்.',
};
