// Loaded beside the real shop: an error out of nowhere, at the moment that the test chooses.
process.on("SIGUSR2", () => {
  setTimeout(() => {
    throw new Error("thrown by the test");
  }, 1);
});
