/** What a page without content of its own says to a browser that runs no programs. */
export function NeedsScript() {
  return (
    <noscript>
      <div className="wrap">
        <p className="alert">This page needs JavaScript.</p>
      </div>
    </noscript>
  );
}
