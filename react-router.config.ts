import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  buildDirectory: process.env.BUILD_FOLDER || "build",
  // The whole route table is small; sending it keeps the /__manifest address closed (CVE-2026-42342).
  routeDiscovery: { mode: "initial" },
} satisfies Config;
