/** Checks of a picture or film before and after its upload. */
export const uploads = {
  noImage: 'Upload file is not selected!',
  logoTooLarge: 'The logo is too large. It may have 2 MB and 40 megapixels.',
  videoTooLarge: 'The film is too large. It may have 30 MB.',
};
