/** fetch got no response: the device is offline, or the server cannot be reached. */
export class ConnectionError extends TypeError {
  override readonly name = 'ConnectionError';
}
