/**
 * Whether a webhook's certificate is PayPal's own: of the same world (live or PayPal's sandbox) as the API we call. A stand-in
 * for PayPal at another address must name that address.
 */
export function isPaypalCertUrl(certUrl: string, apiUrl: string): boolean {
  if (!URL.canParse(certUrl)) return false;
  const cert = new URL(certUrl);
  const api = new URL(apiUrl);
  if (cert.username || cert.password) return false;
  if (!isPaypal(api)) return cert.origin === api.origin;
  return (
    cert.protocol === 'https:' && cert.port === '' && isPaypal(cert) && isTestWorld(cert) === isTestWorld(api)
  );
}

function isPaypal(url: URL): boolean {
  return url.hostname.endsWith('.paypal.com');
}

function isTestWorld(url: URL): boolean {
  return url.hostname.endsWith('.sandbox.paypal.com');
}
