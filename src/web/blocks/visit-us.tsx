/** Address, phone, e-mail and the map of the shop. */
export function VisitUs() {
  return <section />;
}
