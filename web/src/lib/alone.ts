/** Whether there is no server: this device answers everything, and nobody else can be reached. */
export const alone = __ENGINE__ !== null;
