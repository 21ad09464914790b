import { loadTemporal } from "@cantina/domain/kernel";
import { keepAppOnDevice } from "./composition/keep-app-on-device.ts";
import { mount } from "./mount.tsx";
import "./theme/base.css";

await loadTemporal();
const root = document.getElementById("root");
if (root !== null) mount(root);
keepAppOnDevice();
