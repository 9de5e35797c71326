export interface ReviewDraft {
  /** 0 until one is chosen. */
  rating: number;
  text: string;
  /** A data URL; empty until one is chosen. */
  image: string;
}

export const EMPTY_DRAFT: ReviewDraft = { rating: 0, text: '', image: '' };
