/** IPv4 networks that are not on the public Internet: RFC 6890 and its successors. */
const PRIVATE_IPV4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // multicast, reserved and broadcast
  ['224.0.0.0', 3],
];

/**
 * Whether an IP address is on the public Internet: the server may connect to it on behalf of somebody else. Anything
 * unusual counts as not public: private, loopback, link-local, carrier-grade NAT, multicast, reserved, and IPv6 addresses
 * that hold an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  const ipv4 = parseIpv4(address);
  if (ipv4 !== undefined) return !PRIVATE_IPV4.some(([network, bits]) => isInNetwork(ipv4, network, bits));
  return isPublicIpv6(address);
}

function isInNetwork(address: number, network: string, bits: number): boolean {
  const size = 2 ** (32 - bits);
  return Math.floor(address / size) === Math.floor((parseIpv4(network) ?? 0) / size);
}

function parseIpv4(text: string): number | undefined {
  const parts = text.split('.');
  // no leading zeros: some programs read them as octal numbers
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
    return undefined;
  return parts.reduce((address, part) => address * 256 + Number(part), 0);
}

/** Only 2000::/3 is assigned for public use, and parts of it are for documentation or tunnels to IPv4 addresses. */
function isPublicIpv6(text: string): boolean {
  const groups = parseIpv6(text);
  if (!groups) return false;
  const [first = 0, second = 0] = groups;
  if (first < 0x2000 || first > 0x3fff) return false;
  // 2001::/23 holds Teredo, ORCHID and benchmarks; 2001:db8::/32 and 3fff::/20 are for documentation
  if (first === 0x2001 && (second < 0x0200 || second === 0x0db8)) return false;
  if (first === 0x3fff && second < 0x1000) return false;
  // 6to4 holds an IPv4 address
  return first !== 0x2002;
}

/** Eight groups; undefined for a zone, a dotted IPv4 part, and anything that is no address. */
function parseIpv6(text: string): number[] | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [start = [], end = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - start.length - end.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const groups = [...start, ...Array.from({ length: missing }, () => '0'), ...end];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return groups.map((group) => Number.parseInt(group, 16));
}
