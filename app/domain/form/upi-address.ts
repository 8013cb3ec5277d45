/** An address that UPI payments go to: name@handle. */
export const UPI_ADDRESS = /^[\w.-]{2,256}@[a-zA-Z][a-zA-Z0-9.-]{1,63}$/;
