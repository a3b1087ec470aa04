// Loaded before a measured server with --import: tells its parent what the process has used so far.
import process from 'node:process';

process.on('message', (asked) => {
  if (asked !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({
    cpuMicroseconds: user + system,
    answeringMs: performance.eventLoopUtilization().active,
    residentBytes: process.memoryUsage.rss(),
    greatestResidentBytes: process.resourceUsage().maxRSS * 1024,
  });
});
// The server ends when it would end without being asked.
process.channel?.unref();
