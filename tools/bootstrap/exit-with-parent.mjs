// Loaded with --import into the processes that the bootstrap waits for. When the bootstrap is killed (SIGKILL), the IPC
// channel closes and the process gets the same SIGTERM as in a clean stop.
if (process.connected) {
  process.channel?.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
