import fc from "fast-check";

// A test that is tried again tries the same examples, so that what one of them breaks fails twice.
fc.configureGlobal({ seed: Date.now() });
