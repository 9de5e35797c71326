/**
 * Whether a webhook's certificate URL is PayPal's, and of the same environment (live or sandbox) as our API URL. With a
 * simulated PayPal, the certificate must have that server's origin.
 */
export function isPaypalCertUrl(certUrl: string, apiUrl: string): boolean {
  if (!URL.canParse(certUrl)) return false;
  const cert = new URL(certUrl);
  const api = new URL(apiUrl);
  if (cert.username || cert.password) return false;
  if (!isPaypal(api)) return cert.origin === api.origin;
  return (
    cert.protocol === 'https:' &&
    cert.port === '' &&
    isPaypal(cert) &&
    isPaypalSandbox(cert) === isPaypalSandbox(api)
  );
}

function isPaypal(url: URL): boolean {
  return url.hostname.endsWith('.paypal.com');
}

function isPaypalSandbox(url: URL): boolean {
  return url.hostname.endsWith('.sandbox.paypal.com');
}
