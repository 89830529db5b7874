import fc from 'fast-check';

// The same cases in every run, so that a failure can be seen again; change the seed to look for others.
fc.configureGlobal({ seed: 20_261_121 });
