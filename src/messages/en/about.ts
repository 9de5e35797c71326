/** The page about the shop. */
export const about = {
  certificates: 'certificates',
  previousCertificate: 'Previous certificate',
  nextCertificate: 'Next certificate',
  shopLogos: 'shop logos',
  playFilm: 'Play film',
  pauseFilm: 'Pause film',
};
